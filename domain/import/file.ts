/** Reads applications or vendors from a CSV file or spreadsheet and reports the problems of each row. */
import { customRules, optionsIn, withCustomHeaders } from '#domain/custom-fields/imported.ts';
import { type CustomField, customIdIn, customName, hasOptions } from '#domain/custom-fields/rules.ts';
import type { Broken } from '#domain/field-error.ts';
import { lostIn, type NotTaken, plain, readHeaded } from '#domain/reading/headed-file.ts';
import type { CsvRow } from '#domain/reading/read-csv.ts';
import { writtenDay } from '#domain/reading/written-day.ts';
import { type Draft, emptyOf, type FieldValue, problemsOf, type Rule } from '#domain/rules.ts';
import { tidyName } from '#domain/text/name.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { contractProblem } from '#domain/vendors/contract.ts';
import { EVERYBODY, type Imported, LAYOUTS } from './columns.ts';

export const MOST_IMPORTED = 1_000;

type Named = { id: string; name: string };
/** Entities that rows may refer to: groups and vendors within the importer's access scope. */
export type Known = {
  groups: readonly Named[];
  vendors: readonly Named[];
  /** Labels of choices for error messages. */
  words: Readonly<Record<string, readonly string[]>>;
  /** Custom fields in use. */
  custom?: readonly CustomField[];
};

type FieldProblem = { field: string; broken: Broken };
export type ImportedRow = {
  /** Line number in the file. */
  line: number;
  name: string;
  /** Only the cells with content; other fields get their initial values. */
  draft: Draft;
  problems: FieldProblem[];
};
export type ImportFile = {
  rows: ImportedRow[];
  missing: string[];
  /** Number of rows, even if there are too many to read. */
  count: number;
  notTaken: NotTaken;
  openQuote?: number;
};

const broken = (code: Broken['code'], params: Broken['params'] = {}): Broken => ({ code, params });

/** Separators between entries. No entry contains them. */
const BETWEEN = /[;|\n]/;
const entriesOf = (cell: string, between = BETWEEN) =>
  cell
    .split(between)
    .map((one) => one.trim())
    .filter(Boolean);

/** Separators between group names. No group name contains them. */
const BETWEEN_NAMES = /[,;|\n]/;

type CellValue = { value: FieldValue; problem?: Broken | undefined };

const idsOf = (
  cell: string,
  known: ReadonlyMap<string, string>,
  unknown: (name: string) => Broken,
): CellValue & { value: string[] } => {
  const names = entriesOf(cell, BETWEEN_NAMES).map(tidyName);
  const missing = names.find((name) => !known.has(plain(name)));
  return {
    value: names.flatMap((name) => known.get(plain(name)) ?? []),
    problem: missing === undefined ? undefined : unknown(missing),
  };
};

const calledBy = (all: readonly Named[]) => new Map(all.map(({ id, name }) => [plain(name), id]));

export const readImport = (what: Imported, file: readonly CsvRow[], known: Known): ImportFile => {
  const { custom = [] } = known;
  const { choices, ...layout } = LAYOUTS[what];
  const rules = { ...layout.rules, ...customRules(custom) };
  const fields = [...layout.fields, ...custom.map(({ id }) => customName(id))];
  const called = withCustomHeaders(layout.called, custom);
  const { rows, missing, notTaken, openQuote } = readHeaded(file, called, ['name']);
  const count = rows.length;
  if (openQuote !== undefined) return { rows: [], missing: [], count, notTaken, openQuote };
  if (missing.length > 0 || count > MOST_IMPORTED) return { rows: [], missing, count, notTaken };

  const [groups, vendors] = [calledBy(known.groups), calledBy(known.vendors)];
  const saidIn = (field: string, rule: Rule, cell: string): CellValue => {
    if (field === 'resource_groups' && what === 'vendors' && EVERYBODY.has(plain(cell))) return { value: [] };
    if (field === 'resource_groups') return idsOf(cell, groups, (group) => broken('no_group_called', { group }));
    if (field === 'vendor_id') {
      const id = vendors.get(plain(cell));
      return { value: id ?? null, problem: id ? undefined : broken('no_vendor_called', { vendor: cell }) };
    }
    const id = customIdIn(field);
    const ofCompany = id === undefined ? undefined : custom.find((one) => one.id === id);
    if (ofCompany && hasOptions(ofCompany))
      return optionsIn(ofCompany, ofCompany.type === 'choices' ? entriesOf(cell) : [cell]);
    const choice = choices[field];
    if (choice) {
      const value = choice.called.get(plain(cell));
      return value === undefined
        ? {
            value: null,
            problem: broken('not_a_choice', { choices: (known.words[field] ?? choice.values).join(', ') }),
          }
        : { value };
    }
    if (rule.type === 'list') return { value: entriesOf(cell) };
    return { value: rule.type === 'text' && rule.as === 'typed_day' ? writtenDay(cell) : cell };
  };

  const empty = emptyOf(rules);
  const read = rows.map(({ line, said }): ImportedRow => {
    const cells = fields.flatMap((field) => {
      const [cell, rule] = [said(field), rules[field]];
      return cell === '' || !rule ? [] : [{ field, cell, ...saidIn(field, rule, cell) }];
    });
    const draft: Draft = Object.fromEntries(cells.map(({ field, value }) => [field, value]));
    const complete = { ...empty, ...draft };
    const byRules: Record<string, Broken> = {
      ...problemsOf(rules, complete),
      ...(what === 'vendors' &&
        contractProblem({
          ...{ contract_begin: String(complete.contract_begin), contract_end: String(complete.contract_end) },
          notice_days: typeof complete.notice_days === 'string' ? complete.notice_days : null,
        })),
      ...(what === 'applications' && said('resource_groups') === '' && { resource_groups: broken('groups_required') }),
    };
    const problems = fields.flatMap((field): FieldProblem[] => {
      const cell = cells.find((one) => one.field === field);
      const found = lostIn(cell?.cell ?? '') ?? cell?.problem ?? byRules[field];
      return found ? [{ field, broken: found }] : [];
    });
    return { line, name: tidyName(said('name')), draft, problems };
  });

  const first = new Map<string, number>();
  const withRepeated = read.map((row): ImportedRow => {
    const forms = row.name === '' ? [] : sameNames(row.name);
    const line = forms.map((form) => first.get(form)).find((one) => one !== undefined);
    for (const form of forms) if (!first.has(form)) first.set(form, row.line);
    if (line === undefined) return row;
    const repeated: FieldProblem = { field: 'name', broken: broken('name_in_line', { line }) };
    return { ...row, problems: [repeated, ...row.problems.filter(({ field }) => field !== 'name')] };
  });
  return { rows: withRepeated, missing: [], count, notTaken };
};
