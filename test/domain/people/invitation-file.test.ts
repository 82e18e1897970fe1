import { expect, test } from 'vitest';
import { csvLine } from '#domain/list/csv.ts';
import { readInvitations } from '#domain/people/invitation-file.ts';
import { readCsv } from '#domain/reading/read-csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([',', ';', '\t'])('reads a file with cells separated by %j or another separator', (separator) => {
  expect(cellsOf(['a', 'b', ''].join(separator))).toEqual([['a', 'b', '']]);
  expect(cellsOf(`a${separator}"b,;c"\n1${separator}2`)).toEqual([
    ['a', 'b,;c'],
    ['1', '2'],
  ]);
});

test('handles a byte order mark, quotes, line breaks and empty lines like a spreadsheet', () => {
  expect(readCsv('\uFEFFa,b\r\n\r\n"x ""y""\nz", "2"\r\n,\r\n3,"open')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['x "y"\nz', '"2"'] },
    { line: 6, cells: ['3', 'open'], openQuote: 6 },
  ]);
  expect(readCsv('')).toEqual([]);
});

test('the written file reads back unchanged, including text like a formula', () => {
  const cells = ['=1+1', '+2', '-3', '@x', 'a "b", c', 'l1\nl2', 'é'];
  expect(cellsOf(csvLine(cells))).toEqual([cells]);
});

const EVERYTHING = { id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a11', name: 'Everything' };
const CLAIMS = { id: '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a12', name: 'Gestión de Claims' };
const known = { groups: [EVERYTHING, CLAIMS], language: 'es' as const, today: '2027-03-31' };

const HEAD = 'Email,First name,Last name,Role,Groups,Access ends on';
const problems = (...lines: string[]) =>
  readInvitations([HEAD, ...lines].join('\n'), known).rows.map(({ problem }) => problem?.code);

test.each([
  [HEAD, 'ada@example.com,Ada,Lovelace,reviewer,everything|gestion de claims,2027-03-31'],
  [
    'Correo electrónico;Nombre;Apellidos;Rol;Grupos;Último día',
    'ada@example.com;Ada;Lovelace;Revisora;"Everything; Gestión de Claims";31.3.2027',
  ],
  [
    'LAST DAY,GROUPS,role,last_name,first_name,E-Mail',
    '2027-03-31,"Everything, Gestión de Claims",ApplicationReviewer,Lovelace,Ada,ada@example.com',
  ],
])('recognizes columns by their English and Spanish names: %s', (head, line) => {
  const { rows, ...rest } = readInvitations(`${head}\r\n${line}\r\n`, known);
  expect(rest).toEqual({ missing: [], notTaken: { columns: [], lines: [] } });
  expect(rows).toMatchObject([
    {
      line: 2,
      problem: undefined,
      draft: {
        ...{ email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace', language: 'es' },
        ...{ role: 'ApplicationReviewer', groups: [EVERYTHING.id, CLAIMS.id], ends_on: '2027-03-31' },
      },
    },
  ]);
});

test('a problem is reported for its line only', () => {
  expect(
    problems(
      'ada@example.com,Ada,,,',
      'nobody,Ada,,,',
      'ADA@example.com,Ada,,,',
      'bea@example.com,,,,',
      'cy@example.com,Cy,,Boss,Everything',
      'di@example.com,Di,,Reviewer,Nowhere',
      'ed@example.com,Ed,,Reviewer,',
      'fay@example.com,Fay,,,Everything',
      'gil@example.com,=1+1,,,',
      'hal@example.com',
      'ian@example.com,Ian,,Reviewer,Everything,04/03/2027',
      'jo@example.com,Jo,,Reviewer,Everything,2027-03-30',
    ),
  ).toEqual([
    undefined,
    'not_an_email',
    'repeated_address',
    'name_required',
    'no_such_role',
    'no_group_called',
    'role_without_group',
    'group_without_role',
    'not_a_name',
    'name_required',
    'not_a_day',
    'day_out_of_range',
  ]);
});

test('a file without headers is not guessed', () => {
  expect(readInvitations('ada@example.com,Ada', known)).toMatchObject({ rows: [], missing: ['email', 'first_name'] });
  expect(readInvitations('', known).missing).toEqual(['email', 'first_name']);
});

test('ignored columns and cells are reported', () => {
  const file = 'Email,First name,Ends on,Leaves on,Last day,\nada@example.com,Ada,2027-04-30,2027-05-01,2027-05-31,x';
  const { rows, notTaken } = readInvitations(file, known);
  expect(rows).toMatchObject([{ draft: { ends_on: '2027-04-30' } }]);
  expect(notTaken).toEqual({ columns: ['Leaves on', 'Last day'], lines: [2] });
});

test('a role may not outlast the administrator role of the person who invites', () => {
  const lines = [',', 'Reviewer,Everything,', 'Reviewer,Everything,2027-05-01', 'Reviewer,Everything,2027-04-30'];
  const file = [HEAD, ...lines.map((line, n) => `p${n}@example.com,Ada,,${line}`)].join('\n');
  const { rows } = readInvitations(file, { ...known, until: '2027-04-30' });
  expect(rows.map(({ problem }) => problem?.code)).toEqual([undefined, 'outlasts_yours', 'outlasts_yours', undefined]);
});
