/** A word document as what it says and how that is put together. Nothing of how it looks, but for what carries meaning. */

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
  /** There was more than is here. */
  isCut: boolean;
};

/** A paragraph as it stands in the file, before lists are put together. */
export type Paragraph = { runs: Run[]; level?: number; list?: { id: string; depth: number; ordered: boolean } };

const DEEPEST = 8;
const HEADINGS = 6;

/** Puts paragraphs that follow each other and are of one list into it, those that are deeper into the item before. */
export const withLists = (flow: (Paragraph | Block)[]): Block[] => {
  const blocks: Block[] = [];
  let open: { id: string; list: Extract<Block, { kind: 'list' }> }[] = [];
  /** A list that is interrupted goes on counting. */
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
