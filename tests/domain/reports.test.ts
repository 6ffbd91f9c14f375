import {
  chartsNote,
  csvText,
  insightSentences,
  reportContent,
  reportRows,
  reportFileName,
  reportFormats,
  reportJson,
  reportPeriods,
  reportTypes,
  sampleReport,
} from '@saywright/domain/reports';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

it('has the documented choices', () => {
  expect(reportTypes).toEqual(['executive', 'technical', 'financial', 'quality', 'comprehensive']);
  expect(reportPeriods).toEqual(['current', 'monthly', 'quarterly', 'project']);
  expect(reportFormats).toEqual(['pdf', 'excel', 'json']);
  expect(chartsNote).toBe('Charts are not yet integrated.');
});

it('has the documented sample', () => {
  expect(Object.keys(sampleReport)).toEqual(['projectOverview', 'milestones', 'performance', 'insights']);
  expect(Object.keys(sampleReport.projectOverview)).toEqual([
    'name',
    'startDate',
    'currentPhase',
    'completion',
    'budget',
    'spent',
    'team',
  ]);
  expect(sampleReport.projectOverview).toMatchObject({ budget: 8500, spent: 2847.5, team: 3 });
  expect(sampleReport.milestones).toEqual({ total: 12, completed: 8, inProgress: 2, pending: 2 });
  const { total, completed, inProgress, pending } = sampleReport.milestones;
  expect(completed + inProgress + pending).toBe(total);
  expect(sampleReport.performance).toMatchObject({ efficiency: 112.3, qualityScore: 94.2 });
  expect(Object.keys(sampleReport.performance)).toEqual([
    'efficiency',
    'qualityScore',
    'timeDeviation',
    'costDeviation',
  ]);
  expect(sampleReport.insights).toEqual([
    '8 of 12 milestones are completed.',
    '$2,847.50 of $8,500 is spent, 33.5% of the budget.',
    'The time used is 8.4% below the estimate.',
    'The cost is 5.2% below the estimate.',
    'The team works at 112.3% of the planned pace, with a quality score of 94.2%.',
  ]);
});

it('describes other figures, too', () => {
  const sentences = insightSentences({
    ...sampleReport,
    projectOverview: { ...sampleReport.projectOverview, budget: 0 },
    performance: { efficiency: Number.NaN, qualityScore: 0, timeDeviation: -20, costDeviation: 0 },
  });
  expect(sentences.slice(1)).toEqual([
    '$2,847.50 of $0 is spent, 0.0% of the budget.',
    'The time used is 20.0% above the estimate.',
    'The cost is as estimated.',
    'The team works at 0.0% of the planned pace, with a quality score of 0.0%.',
  ]);
});

it.each(reportTypes.map((type) => [type] as const))('exports a report of type %s', (type) => {
  const content = reportContent(sampleReport, type);
  expect(Object.keys(content).length).toBeGreaterThan(0);
  expect(JSON.parse(reportJson(sampleReport, type, 'monthly'))).toEqual({
    type,
    period: 'monthly',
    ...content,
  });
  const rows = reportRows(sampleReport, type, 'monthly');
  expect(rows.slice(0, 3)).toEqual([
    ['section', 'field', 'value'],
    ['report', 'type', type],
    ['report', 'period', 'monthly'],
  ]);
  expect(rows.length).toBe(
    3 + Object.values(content).reduce((sum, section) => sum + Object.keys(section).length, 0),
  );
});

it('marks sample figures inside a file', () => {
  const note = 'Sample data: these figures belong to no real build.';
  expect(JSON.parse(reportJson(sampleReport, 'technical', 'monthly', true))).toMatchObject({ note });
  expect(reportRows(sampleReport, 'technical', 'monthly', true)).toContainEqual(['report', 'note', note]);
  expect(reportRows(sampleReport, 'technical', 'monthly').flat()).not.toContain(note);
});

it('exports everything in a comprehensive report', () => {
  expect(reportContent(sampleReport, 'comprehensive')).toEqual(sampleReport);
  const rows = reportRows(sampleReport, 'comprehensive', 'current');
  expect(rows).toContainEqual(['projectOverview', 'spent', 2847.5]);
  expect(rows).toContainEqual(['insights', '1', '8 of 12 milestones are completed.']);
});

it.each([
  ['pdf', 'quality-project-report.pdf'],
  ['excel', 'quality-project-report.xlsx'],
  ['json', 'quality-project-report.json'],
] as const)('names a %s file', (format, name) => {
  expect(reportFileName('quality', 'project', format)).toBe(name);
});

it.each([
  [['a', 1, true], 'a,1,true\r\n'],
  [[null, undefined, ''], ',,\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@x', '\tx'], "'=1+1,'+1,'-1,'@x,'\tx\r\n"],
  [[-1], '-1\r\n'],
  [['a;b', ' end ', 'c'], '"a;b"," end ",c\r\n'],
  [[' =2+2', '\u00A0@x', '\uFF1D1'], `' =2+2,'\u00A0@x,'\uFF1D1\r\n`],
  [['a; =1+1;-2', 'b; c'], `"a;' =1+1;'-2","b; c"\r\n`],
])('writes %j', (row, line) => {
  expect(csvText([row])).toBe(line);
});

/** Reads a written file back, to check that nothing is lost. */
function cellsOf(line: string): readonly string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

it('changes nothing but the start of a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (row) => {
      const plain = (cell: string): string => cell.replaceAll(/(^|;)'+(?=\s*[=+\-@]|[\t\r])/gu, '$1');
      const cells = cellsOf(csvText([row]).slice(0, -2));
      expect(cells.map(plain)).toEqual(row.map(plain));
    }),
  );
  expect(csvText([])).toBe('');
});
