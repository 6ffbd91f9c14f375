import { strToU8, zipSync } from 'fflate';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Number formats by style: none, a date, a date with a time. */
const formats = [0, 14, 22];

/** An XLSX file with these sheets; each is the XML of its rows. Style 1 is a date, style 2 a date with a time. */
export function workbook(sheets: Readonly<Record<string, string>>): Buffer {
  const numbered = Object.entries(sheets).map(([name, rows], at) => ({ name, rows, id: at + 1 }));
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered
      .map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}">${numbered
      .map(
        ({ id }) =>
          `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="3">${formats
      .map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      numbered.map(({ rows, id }) => [
        `xl/worksheets/sheet${id}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(declaration + xml)])),
    ),
  );
}

/** A cell of text. */
export const textCell = (at: string, text: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A cell with a number, shown in a style. */
export const numberCell = (at: string, value: number | string, style = 0): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`;
