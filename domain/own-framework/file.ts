/** Reads requirements from a CSV file or spreadsheet and reports the problems of each cell. */
import type { Broken } from '#domain/field-error.ts';
import { lostIn, type NotTaken, named, plain, readHeaded } from '#domain/reading/headed-file.ts';
import type { CsvRow } from '#domain/reading/read-csv.ts';
import { problemsOf } from '#domain/rules.ts';
import {
  idProblem,
  isControl,
  LINK_STRENGTHS,
  type LinkStrength,
  MOST_LINKS,
  MOST_REQUIREMENTS,
  type OwnLink,
  type OwnRequirementDraft,
  ownRequirementRules,
  repeatedIds,
} from './rules.ts';

const OWN_COLUMNS = ['id', 'title', 'text', 'group', 'effective_from', 'controls'] as const;
type OwnColumn = (typeof OWN_COLUMNS)[number];

/** Accepted column headings, in English and Spanish. */
const HEADERS: Record<OwnColumn, readonly string[]> = {
  id: ['Id', 'Number', 'Reference', 'Número', 'Identificador', 'Referencia'],
  title: ['Title', 'Name', 'Requirement', 'Título', 'Nombre', 'Requisito'],
  text: ['Text', 'Description', 'Texto', 'Descripción'],
  group: ['Group', 'Section', 'Chapter', 'Grupo', 'Sección', 'Capítulo'],
  effective_from: ['Effective from', 'From', 'Takes effect', 'Vigente desde', 'Desde', 'Se aplica desde'],
  controls: ['Controls', 'Control', 'Controles'],
};
const columnCalled = named(HEADERS);
const REQUIRED = ['id', 'title'] as const;

const strengthCalled = named<LinkStrength>({
  full: ['full', 'completo', 'completa', 'total'],
  partial: ['partial', 'parcial'],
  supports: ['supports', 'support', 'apoya', 'apoyo'],
});

type OwnProblem = { column: OwnColumn; broken: Broken };
type OwnRow = {
  /** Line number in the file. */
  line: number;
  requirement: OwnRequirementDraft;
  problems: OwnProblem[];
};
export type OwnFile = {
  rows: OwnRow[];
  missing: OwnColumn[];
  /** Number of rows, even if there are too many to read. */
  count: number;
  notTaken: NotTaken;
  /** Line of an unterminated quote, which hides the ends of rows. */
  openQuote?: number;
};

/** Parses a cell such as `notice: full; training`. The default strength is `partial`. */
const readControls = (cell: string) => {
  const links: OwnLink[] = [];
  const problems: Broken[] = [];
  for (const part of cell.split(/[;,|\n]/).filter((one) => one.trim() !== '')) {
    const [name = '', said = ''] = part.split(':').map((one) => one.trim());
    const strength = said === '' ? 'partial' : strengthCalled.get(plain(said));
    const control = name.toLowerCase().replaceAll(/[\s-]+/g, '_');
    if (!isControl(control)) problems.push({ code: 'no_such_control', params: { control: name } });
    else if (!strength) problems.push({ code: 'not_a_choice', params: { choices: LINK_STRENGTHS.join(', ') } });
    else if (links.some((link) => link.control === control)) problems.push({ code: 'repeated', params: {} });
    else links.push({ control, strength });
  }
  if (links.length > MOST_LINKS) problems.push({ code: 'too_many_entries', params: { max: MOST_LINKS } });
  return { links, problem: problems[0] };
};

/** Problems found by field rules, or by the detection of lost characters. */
const cellProblems = (requirement: OwnRequirementDraft, inControls: Broken | undefined): OwnProblem[] => {
  const { controls, ...texts } = requirement;
  const found: Partial<Record<OwnColumn, Broken>> = problemsOf(ownRequirementRules, texts);
  const id = found.id ?? idProblem(requirement.id);
  const broken = { ...found, ...(id && { id }), ...(inControls && { controls: inControls }) };
  return OWN_COLUMNS.flatMap((column): OwnProblem[] => {
    const problem = (column === 'controls' ? undefined : lostIn(requirement[column])) ?? broken[column];
    return problem ? [{ column, broken: problem }] : [];
  });
};

export const readOwnFile = (file: readonly CsvRow[]): OwnFile => {
  const { rows, missing, notTaken, openQuote } = readHeaded(file, columnCalled, REQUIRED);
  const count = rows.length;
  if (openQuote !== undefined) return { rows: [], missing: [], count, notTaken, openQuote };
  if (missing.length > 0 || count > MOST_REQUIREMENTS) return { rows: [], missing, count, notTaken };

  const read = rows.map(({ line, said }): OwnRow => {
    const { links, problem } = readControls(said('controls'));
    const requirement = {
      ...{ id: said('id'), title: said('title'), text: said('text'), group: said('group') },
      ...{ effective_from: said('effective_from'), controls: links },
    };
    return { line, requirement, problems: cellProblems(requirement, problem) };
  });
  const again = repeatedIds(read.map(({ requirement }) => requirement));
  return {
    rows: read.map((row, at) => {
      const first = read[again.get(at) ?? -1];
      if (!first) return row;
      const repeated: OwnProblem = { column: 'id', broken: { code: 'repeated_in_line', params: { line: first.line } } };
      return { ...row, problems: [repeated, ...row.problems] };
    }),
    missing: [],
    count,
    notTaken,
  };
};
