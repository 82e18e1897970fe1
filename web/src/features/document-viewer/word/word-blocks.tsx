import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Block, Run } from '#domain/reading/word-document.ts';

/** The index is a stable key, because a shown document does not change. */
const placed = <T,>(parts: readonly T[]) => parts.map((part, place) => ({ part, place }));

const RunView = ({ run: { text, bold, italic, struck, href } }: { run: Run }) => {
  const { t } = useTranslation();
  let shown = <>{text}</>;
  if (struck) shown = <s>{shown}</s>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  if (href === undefined) return shown;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" title={`${href} (${t('actions.opensInNewTab')})`}>
      {shown}
    </a>
  );
};

const Runs = ({ runs }: { runs: Run[] }) => placed(runs).map(({ part, place }) => <RunView key={place} run={part} />);

/** The page title is the `h1`, so headings of the document start at `h2`. */
const headingOf = (level: number) => `h${Math.min(6, level + 1)}`;

const ListView = ({ list: { ordered, start, items } }: { list: Extract<Block, { kind: 'list' }> }) => {
  const shown = placed(items).map(({ part, place }) => (
    <li key={place}>
      <Blocks blocks={part.blocks} />
    </li>
  ));
  return ordered ? <ol start={start}>{shown}</ol> : <ul>{shown}</ul>;
};

const TableView = ({ rows }: Extract<Block, { kind: 'table' }>) => (
  <div className="word-table">
    <table>
      <tbody>
        {placed(rows).map(({ part: row, place }) => (
          <tr key={place}>
            {placed(row).map(({ part: cell, place: column }) => (
              <td key={column} colSpan={cell.span}>
                <Blocks blocks={cell.blocks} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const BlockView = ({ block }: { block: Block }) => {
  if (block.kind === 'list') return <ListView list={block} />;
  if (block.kind === 'table') return <TableView {...block} />;
  const element = block.kind === 'heading' ? headingOf(block.level) : 'p';
  return createElement(element, null, <Runs runs={block.runs} />);
};

export const Blocks = ({ blocks }: { blocks: Block[] }) =>
  placed(blocks).map(({ part, place }) => <BlockView key={place} block={part} />);
