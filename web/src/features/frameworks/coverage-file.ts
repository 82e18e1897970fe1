import type { Framework, Words } from '#domain/frameworks/framework.ts';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { handFile } from '#web/components/hand-file.ts';
import { csvOf } from '#web/components/list/export/sheet.ts';

type Headers = { requirement: string; text: string; control: string; strength: string; reason: string } & Record<
  'covered' | 'partly' | 'open',
  string
>;

/** Exports requirements with their linked controls as a file. */
export const handCoverage = (
  { name, requirements }: Framework,
  coverage: FrameworkCoverage,
  inWords: (words: Words) => string,
  headers: Headers,
  strengthOf: (strength: FrameworkCoverage['requirements'][number]['links'][number]['strength']) => string,
) => {
  const texts = new Map(requirements.map(({ id, title, text }) => [id, title ?? text]));
  const lines = coverage.requirements.flatMap(({ id, links, organizational, applications }) => {
    const text = texts.get(id);
    const { covered, partly, open } = applications;
    const begin = [id, text ? inWords(text) : '', ...[covered, partly, open].map(String)];
    if (links.length === 0) return [[...begin, '', '', organizational ? inWords(organizational) : '']];
    return links.map((link) => [...begin, inWords(link.title), strengthOf(link.strength), inWords(link.reason)]);
  });
  const { requirement, text, covered, partly, open, control, strength, reason } = headers;
  const table = { headers: [requirement, text, covered, partly, open, control, strength, reason], lines };
  handFile(`${name} ${coverage.as_of}.csv`, new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));
};
