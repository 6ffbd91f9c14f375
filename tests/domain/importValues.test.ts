import {
  convertValue,
  guessKind,
  hasShortYear,
  matchHeadings,
  meaningsOf,
  recogniseColumns,
  valueKind,
  type GivenColumn,
  type ValueFormat,
} from '@saywright/domain/import-values';
import { describe, expect, test } from 'vitest';
import { recogniseFormat } from '../../packages/domain/src/projects/import-values/recognise.ts';

describe('dates in a column', () => {
  test.each([
    ['points', ['18.10.1960', '3.4.2025', '01. 02. 2024'], 'day-month-year'],
    ['slashes, with a day above 12', ['03/04/2025', '18/10/1960'], 'day-month-year'],
    ['slashes, with the month first', ['03/04/2025', '10/18/1960'], 'month-day-year'],
    ['hyphens', ['18-10-1960'], 'day-month-year'],
    ['the year first', ['1960-10-18', '2025/04/03'], 'year-month-day'],
    ['one value that is no date', ['unknown', '18.10.1960', ''], 'day-month-year'],
  ])('are recognised with %s', (_, values, format) => {
    expect(recogniseFormat('date', values)).toEqual({ format, possible: [format] });
  });

  test('are not decided by values that fit both orders; a preferred one comes first', () => {
    expect(recogniseFormat('date', ['03/04/2025', ' 05/05/2025'])).toEqual({
      format: 'day-month-year',
      possible: ['day-month-year', 'month-day-year'],
      example: { value: '03/04/2025', results: ['2025-04-03', '2025-03-04'] },
    });
    expect(recogniseFormat('date', ['03/04/2025'], ['month-day-year'])?.format).toBe('month-day-year');
    // The order does not matter.
    expect(recogniseFormat('date', ['05/05/2025'])?.possible).toEqual(['day-month-year']);
  });

  test.each([
    ['18.10.1960', 'day-month-year', '1960-10-18'],
    ['3.4.2025', 'day-month-year', '2025-04-03'],
    ['10/18/1960', 'month-day-year', '1960-10-18'],
    ['2024/2/29', 'year-month-day', '2024-02-29'],
    ['18.10.1960 00:00', 'day-month-year', '1960-10-18'],
    ['29.02.2000', 'day-month-year', '2000-02-29'],
    ['infinity', 'day-month-year', 'infinity'],
    ['29.02.2023', 'day-month-year', undefined],
    ['29.02.1900', 'day-month-year', undefined],
    ['31.04.2025', 'day-month-year', undefined],
    ['00.04.2025', 'day-month-year', undefined],
    ['18.13.2025', 'day-month-year', undefined],
    ['18.00.2025', 'day-month-year', undefined],
    ['10.18.1960', 'month-day-year', undefined],
    ['18.10-1960', 'day-month-year', undefined],
    ['18.10.60', 'day-month-year', undefined],
    ['18.10.1960 14:30', 'day-month-year', undefined],
    ['18.10.1960 maybe', 'day-month-year', undefined],
  ] as const)('%s as %s is %s', (value, format, result) => {
    expect(convertValue('date', format, value)).toBe(result);
  });

  test.each([
    ['18.10.1960 14:30', 'day-month-year', '1960-10-18 14:30'],
    ['18.10.1960, 14:30:05.5', 'day-month-year', '1960-10-18 14:30:05.5'],
    ['10/18/1960 2:30 PM', 'month-day-year', '1960-10-18 2:30 PM'],
    ['1960-10-18T14:30:00Z', 'year-month-day', '1960-10-18 14:30:00Z'],
    ['1960-10-18 14:30:00+02', 'year-month-day', '1960-10-18 14:30:00+02'],
    ['18.10.1960', 'day-month-year', '1960-10-18'],
  ] as const)('a time is kept: %s', (value, format, result) => {
    expect(convertValue('moment', format, value)).toBe(result);
  });

  test('with two digits for the year are told from others', () => {
    expect(['18.10.60', '18.10.1960', '60'].map(hasShortYear)).toEqual([true, false, false]);
  });
});

describe('numbers in a column', () => {
  test.each([
    ['a decimal comma', ['1.248,50', '12'], 'decimal-comma'],
    ['a comma elsewhere', ['1.248', '50,5'], 'decimal-comma'],
    ['spaces between thousands', ['1 248,50', '1 248'], 'decimal-comma'],
    ['several points', ['1.248.000'], 'decimal-comma'],
    ['a decimal point', ['1,248.50', '1248'], 'decimal-point'],
    ['a point elsewhere', ['1.248', '50.5'], 'decimal-point'],
    ['plain digits', ['12', '1248', ''], 'decimal-point'],
  ])('are recognised with %s', (_, values, format) => {
    expect(recogniseFormat('number', values)).toEqual({ format, possible: [format] });
  });

  test('are not decided by a point or comma that can mean both', () => {
    expect(recogniseFormat('number', ['1.248', '12'])).toEqual({
      format: 'decimal-point',
      possible: ['decimal-point', 'decimal-comma'],
      example: { value: '1.248', results: ['1.248', '1248'] },
    });
    expect(recogniseFormat('number', ['1,248'])?.possible).toEqual(['decimal-point', 'decimal-comma']);
    expect(recogniseFormat('number', ['50,5', '12.75'])?.possible).toHaveLength(2);
  });

  test('are whole where the column takes nothing else', () => {
    expect(recogniseFormat('whole', ['1.248'])?.format).toBe('decimal-comma');
    expect(recogniseFormat('whole', ['1.000'])?.possible).toHaveLength(2);
    expect(convertValue('whole', 'decimal-comma', '12,00')).toBe('12');
    expect(convertValue('whole', 'decimal-comma', '12,50')).toBeUndefined();
    expect(convertValue('whole', 'decimal-point', 'nan')).toBeUndefined();
  });

  test('are nothing where no value is one', () => {
    expect(recogniseFormat('number', ['many', ''])).toBeUndefined();
    expect(recogniseFormat('number', [])).toBeUndefined();
  });

  test.each([
    ['1.248,50', 'decimal-comma', '1248.50'],
    ['-1.248,50 €', 'decimal-comma', '-1248.50'],
    ['−7', 'decimal-comma', '-7'],
    ['+7,', 'decimal-comma', '7'],
    ["CHF 1'248.50", 'decimal-point', '1248.50'],
    [',5', 'decimal-comma', '0.5'],
    ['0.125', 'decimal-comma', undefined],
    ['12.50', 'decimal-comma', undefined],
    ['1.2488,5', 'decimal-comma', undefined],
    ['1.248 000', 'decimal-comma', undefined],
    ['1e3', 'decimal-point', '1e3'],
    ['1e3', 'decimal-comma', undefined],
    ['Infinity', 'decimal-comma', 'Infinity'],
    ['.', 'decimal-point', undefined],
    ['12 pieces', 'decimal-point', undefined],
  ] as const)('%s with a %s is %s', (value, format, result) => {
    expect(convertValue('number', format, value)).toBe(result);
  });
});

describe('yes and no in a column', () => {
  test.each([
    'yes no',
    'ja nein',
    'Oui NON',
    'sí no',
    'sì no',
    'ja nee',
    'tak nie',
    'true false',
    '1 0',
    'wahr falsch',
  ])('are read from %s', (words) => {
    const values = words.split(' ');
    expect(recogniseFormat('yes-no', values)).toEqual({ format: 'yes-no', possible: ['yes-no'] });
    expect(values.map((value) => convertValue('yes-no', 'yes-no', ` ${value} `))).toEqual(['true', 'false']);
  });

  test('are not guessed from other words', () => {
    expect(convertValue('yes-no', 'yes-no', 'vielleicht')).toBeUndefined();
  });
});

test('the type of a column decides what its values are', () => {
  expect(
    ['integer', 'numeric(12,2)', 'boolean', 'date', 'timestamp with time zone', 'text'].map(valueKind),
  ).toEqual(['whole', 'number', 'yes-no', 'date', 'moment', undefined]);
});

describe('the columns of a table', () => {
  const formats = (
    columns: readonly (GivenColumn | undefined)[],
    chosen: readonly (readonly [number, ValueFormat])[] = [],
    language = 'en-GB',
  ): readonly (ValueFormat | undefined)[] =>
    recogniseColumns(columns, new Map(chosen), language).map((one) => one?.format);
  const dates = { kind: 'date', values: ['', '03/04/2025'] } as const;
  const sums = { kind: 'number', values: ['1.248'] } as const;
  const cents = { kind: 'number', values: ['50,5', 'none'] } as const;

  test('dates that fit two orders follow the other columns, then the language', () => {
    expect(formats([dates])).toEqual(['day-month-year']);
    expect(formats([dates], [], 'en-US')).toEqual(['month-day-year']);
    expect(formats([dates, cents], [], 'en-US')).toEqual(['day-month-year', 'decimal-comma']);
    expect(formats([dates, { kind: 'date', values: ['10/18/1960'] }])).toEqual([
      'month-day-year',
      'month-day-year',
    ]);
  });

  test('a number that is two is open until another column shows how, or somebody chooses', () => {
    expect(recogniseColumns([sums], new Map(), 'en-GB')).toEqual([
      {
        kind: 'number',
        format: undefined,
        example: { value: '1.248', results: ['1.248', '1248'] },
        sample: '1.248',
      },
    ]);
    expect(formats([sums, cents])).toEqual(['decimal-comma', 'decimal-comma']);
    expect(formats([sums], [[0, 'decimal-point']])).toEqual(['decimal-point']);
    // What was chosen for one column speaks for the others.
    expect(formats([sums, { kind: 'whole', values: ['2.000'] }], [[0, 'decimal-comma']])).toEqual([
      'decimal-comma',
      'decimal-comma',
    ]);
  });

  test('what nothing reads, what is empty and what is no column have no example', () => {
    const given = [{ kind: 'date', values: ['soon'] }, { kind: 'yes-no', values: [] }, undefined] as const;
    expect(recogniseColumns(given, new Map(), 'de')).toEqual([
      { kind: 'date', format: 'year-month-day', sample: 'soon' },
      { kind: 'yes-no', format: 'yes-no', sample: '' },
      undefined,
    ]);
    expect(recogniseColumns([{ kind: 'date', values: [] }], new Map([[0, 'day-month-year']]), 'de')).toEqual([
      { kind: 'date', format: 'day-month-year', sample: '' },
    ]);
  });

  test.each([
    [['18.10.1960', ''], 'date'],
    [['12', '1.000'], 'whole'],
    [['50,5'], 'number'],
    [['01234', '80331'], undefined],
    [['03.04.2025'], 'date'],
    [['ja', 'nein'], 'yes-no'],
    [['Pia', '12'], undefined],
    [['', ' '], undefined],
  ])('%j is of one kind, or text', (values, kind) => {
    expect(guessKind(values)).toBe(kind);
  });
});

test.each([
  ['number', '50,5', ['50.5']],
  ['number', '1.248', ['1.248', '1248']],
  ['yes-no', 'ja', ['true']],
  ['whole', 'many', []],
] as const)('a %s written as %s means %j', (kind, value, meant) => {
  expect(meaningsOf(kind, value)).toEqual(meant);
});

describe('the headings of a file', () => {
  test.each([
    ['the same name', 'Pick-up', 'pick up'],
    ['a name with other accents', 'Straße', 'strasse'],
    ['the words of a name', 'Product name', 'name'],
    ['another word for it', 'Telefon', 'telephone'],
    ['another word of two', 'Mobile Number', 'phone'],
    ['another language', 'Vorname', 'first_name'],
    ['a mail address', 'E-Mail', 'mail_address'],
    ['a misspelling', 'mesurements', 'measurements'],
  ])('mean a column with %s', (_, heading, column) => {
    expect(matchHeadings(['Since', heading], ['colour', column])).toEqual([undefined, column]);
  });

  test('mean one column each, and the surest comes first', () => {
    expect(matchHeadings(['Telefon', 'Phone'], ['phone', 'telephone'])).toEqual(['telephone', 'phone']);
    expect(matchHeadings(['Mobile', 'Telefon'], ['phone'])).toEqual([undefined, undefined]);
    expect(matchHeadings(['***'], ['name'])).toEqual([undefined]);
    expect(matchHeadings(['Name', 'Name'], ['name'])).toEqual(['name', undefined]);
  });

  test('mean no column that only begins alike', () => {
    expect(matchHeadings(['Price list', 'Paid', 'Since'], ['prices', 'said', 'place'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
