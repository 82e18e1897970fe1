/** Reads a CSV file of people to invite and reports the first problem of each row. */
import { aheadProblem } from '#domain/day.ts';
import type { Language, Role } from '#domain/enumerations.ts';
import type { Broken } from '#domain/field-error.ts';
import { type NotTaken, named, plain, readHeaded } from '#domain/reading/headed-file.ts';
import { readCsv } from '#domain/reading/read-csv.ts';
import { writtenDay } from '#domain/reading/written-day.ts';
import { problemsOf } from '#domain/rules.ts';
import { tidyName } from '#domain/text/name.ts';
import { type InvitedDraft, invitedRules, repeated, roleProblem } from './invitation-rules.ts';
import { outlasts } from './person.ts';

const COLUMNS = ['email', 'first_name', 'last_name', 'role', 'groups', 'ends_on'] as const;
type Column = (typeof COLUMNS)[number];

/** Accepted column headings, in English and Spanish. */
const HEADERS: Record<Column, readonly string[]> = {
  email: ['Email', 'E-mail address', 'Mail', 'Correo', 'Correo electrónico', 'Dirección de correo electrónico'],
  first_name: ['First name', 'Given name', 'Nombre'],
  last_name: ['Last name', 'Family name', 'Surname', 'Apellido', 'Apellidos'],
  role: ['Role', 'Roles', 'Rol'],
  ends_on: [
    'Access ends on',
    'Ends on',
    'End date',
    'Last day',
    'El acceso termina el',
    'Termina el',
    'Fecha de fin',
    'Último día',
  ],
  groups: ['Groups', 'Group', 'Application groups', 'Grupos', 'Grupo', 'Grupos de aplicaciones'],
};

const ROLE_NAMES: Record<Role, readonly string[]> = {
  Administrator: ['Administrator', 'Admin', 'Administrador', 'Administradora'],
  ApplicationContributor: ['ApplicationContributor', 'Contributor', 'Colaborador', 'Colaboradora'],
  ApplicationReviewer: ['ApplicationReviewer', 'Reviewer', 'Revisor', 'Revisora'],
  ApplicationApprover: ['ApplicationApprover', 'Approver', 'Aprobador', 'Aprobadora'],
  ApplicationAuditor: ['ApplicationAuditor', 'Auditor', 'Auditora'],
};

const columnCalled = named(HEADERS);
const roleCalled = named(ROLE_NAMES);

/** Separators between group names. No group name contains them. */
const BETWEEN_GROUPS = /[,;|\n]/;

type Group = { id: string; name: string };
export type InvitationRow = {
  /** Line number in the file. */
  line: number;
  /** Original text of the cells. */
  cells: Record<Column, string>;
  draft: InvitedDraft;
  /** The first problem found. */
  problem: Broken | undefined;
};
export type InvitationFile = { rows: InvitationRow[]; missing: ('email' | 'first_name')[]; notTaken: NotTaken };

const broken = (code: Broken['code'], params: Broken['params'] = {}): Broken => ({ code, params });

export const readInvitations = (
  text: string,
  known: {
    groups: readonly Group[];
    language: Language;
    today: string;
    /** The last day of the reader's own administrator role. */
    until?: string | null | undefined;
  },
): InvitationFile => {
  const { rows, missing, notTaken } = readHeaded(readCsv(text), columnCalled, ['email', 'first_name'] as const);
  if (missing.length > 0) return { rows: [], missing, notTaken };

  const groupCalled = new Map(known.groups.map(({ id, name }) => [plain(name), id]));
  const read = rows.map(({ line, said }) => {
    const written = Object.fromEntries(COLUMNS.map((column) => [column, said(column)])) as InvitationRow['cells']; // of each
    const names = written.groups.split(BETWEEN_GROUPS).map(tidyName).filter(Boolean);
    const draft: InvitedDraft = {
      ...{ email: written.email, first_name: tidyName(written.first_name), last_name: tidyName(written.last_name) },
      language: known.language,
      role: roleCalled.get(plain(written.role)) ?? null,
      groups: names.flatMap((name) => groupCalled.get(plain(name)) ?? []),
      ends_on: writtenDay(written.ends_on.trim()),
    };
    const [first] = Object.values(problemsOf(invitedRules, draft));
    const unknown = names.find((name) => !groupCalled.has(plain(name)));
    const unsaid = roleProblem(draft);
    const problem =
      first ??
      (draft.ends_on === '' ? undefined : aheadProblem(draft.ends_on, known.today)) ??
      (draft.role !== null && known.until && outlasts(draft.ends_on || null, known.until)
        ? broken('outlasts_yours', { until: known.until })
        : undefined) ??
      (written.role !== '' && draft.role === null ? broken('no_such_role') : undefined) ??
      (unknown === undefined ? undefined : broken('no_group_called', { group: unknown })) ??
      (unsaid && broken(unsaid));
    return { line, cells: written, draft, problem };
  });
  const twice = repeated(read.map(({ draft }) => draft.email));
  return {
    rows: read.map((row, at) => ({
      ...row,
      problem: row.problem ?? (twice.has(at) ? broken('repeated_address') : undefined),
    })),
    missing: [],
    notTaken,
  };
};
