/** The tables of a report for spreadsheets, derived from the report byte for byte. They are in English like the API. */
import { CSV_MARK, csvLine } from '#domain/list/csv.ts';
import { countsOn } from './make.ts';
import type { Report } from './report.ts';

const table = (head: readonly string[], lines: readonly (readonly (string | number)[])[]) =>
  CSV_MARK + [head, ...lines].map(csvLine).join('');

const requirements = ({ framework, requirements, links, organizational, controls }: Report) =>
  table(
    ['requirement', 'title', 'text', 'coverage', 'control', 'strength', 'state', 'reason'],
    requirements.flatMap(({ id, coverage }) => {
      const { title, text } = framework.requirements.find((one) => one.id === id) ?? {};
      const first = [id, title?.en ?? '', text?.en ?? '', coverage];
      const own = links.filter(({ requirement }) => requirement === id);
      const why = organizational.find(({ requirement }) => requirement === id)?.reason.en ?? '';
      if (own.length === 0) return [[...first, '', '', '', why]];
      return own.map(({ control, strength, reason }) => [
        ...[...first, control, strength],
        ...[controls.find((one) => one.id === control)?.state ?? 'not_started', reason.en],
      ]);
    }),
  );

const controls = ({ controls }: Report) =>
  table(
    ['control', 'title', 'state', 'owner', 'implementation', 'justification', 'accepted_by', 'accepted_at', 'evidence'],
    controls.map(({ id, title, state, owner, implementation, justification, accepted, evidence }) => [
      ...[id, title.en, state, owner?.name ?? '', implementation, justification],
      ...[accepted?.by.name ?? '', accepted?.at ?? '', evidence.length],
    ]),
  );

const evidence = ({ controls, day }: Report) =>
  table(
    [
      ...['control', 'evidence', 'kind', 'name', 'in_force', 'effective_from', 'expires_on', 'attested_by'],
      ...['attested_at', 'url', 'text', 'document', 'document_version', 'sha256', 'test', 'verdict'],
    ],
    controls.flatMap(({ id, evidence }) =>
      evidence.map((piece) => [
        ...[id, piece.id, piece.kind, piece.name, countsOn(day, piece) ? 'yes' : 'no'],
        ...[piece.effective_from, piece.expires_on ?? '', piece.attested_by.name, piece.attested_at],
        ...[piece.url ?? '', piece.text ?? '', piece.document?.name ?? '', piece.document?.version ?? ''],
        piece.document?.sha256 ?? piece.test?.sha256 ?? '',
        ...[piece.test?.name ?? '', piece.test?.verdict ?? ''],
      ]),
    ),
  );

export const TABLES: Readonly<Record<string, (report: Report) => string>> = {
  'requirements.csv': requirements,
  'controls.csv': controls,
  'evidence.csv': evidence,
};
