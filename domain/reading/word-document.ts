/** The content and structure of a word document. Formatting is kept only if it carries meaning. */

export type Run = { text: string; bold?: true; italic?: true; struck?: true; href?: string };

export type Block =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; start: number; items: ListItem[] }
  | { kind: 'table'; rows: TableCell[][] };

type ListItem = { blocks: Block[] };
export type TableCell = { blocks: Block[]; span: number };

export type WordDocument = {
  blocks: Block[];
  /** Whether text was dropped because of a limit. */
  isCut: boolean;
};

/** A paragraph as in the file, before lists are assembled. */
export type Paragraph = { runs: Run[]; level?: number; list?: { id: string; depth: number; ordered: boolean } };

const DEEPEST = 8;
const HEADINGS = 6;

/** Combines consecutive paragraphs of one list. Deeper items become part of the preceding item. */
export const withLists = (flow: (Paragraph | Block)[]): Block[] => {
  const blocks: Block[] = [];
  let open: { id: string; list: Extract<Block, { kind: 'list' }> }[] = [];
  /** An interrupted list continues its numbering. */
  const counted = new Map<string, number>();
  for (const one of flow) {
    if ('kind' in one) {
      open = [];
      blocks.push(one);
      continue;
    }
    const { runs, level, list } = one;
    if (level !== undefined) {
      open = [];
      blocks.push({ kind: 'heading', level: Math.min(level, HEADINGS), runs });
    } else if (!list) {
      open = [];
      blocks.push({ kind: 'paragraph', runs });
    } else {
      const depth = Math.min(list.depth, open.length, DEEPEST);
      const there = open[depth];
      const key = `${list.id} ${list.depth}`;
      open = open.slice(0, there && there.id === list.id && there.list.ordered === list.ordered ? depth + 1 : depth);
      if (open.length === depth) {
        const start = list.depth === 0 ? (counted.get(key) ?? 0) + 1 : 1;
        const begun = { kind: 'list' as const, ordered: list.ordered, start, items: [] };
        (open.at(-1)?.list.items.at(-1)?.blocks ?? blocks).push(begun);
        open.push({ id: list.id, list: begun });
      }
      open.at(-1)?.list.items.push({ blocks: [{ kind: 'paragraph', runs }] });
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  }
  return blocks;
};
