/**
 * Counts the occurrences of each pair of a slot (such as a group) and a score. It is an open-addressing hash table in
 * typed arrays; its size depends on the distinct pairs, not on the rows.
 */
const NOTHING = -1;

const bits = new Float64Array(1);
const halves = new Int32Array(bits.buffer);

const hash = (slot: number, score: number) => {
  let mixed = Math.imul(slot + 1, 0x9e3779b1) ^ Math.imul(score | 0, 0x85ebca6b);
  // Small integers, such as decisions, need no hash of their bits.
  if ((score | 0) !== score) {
    bits[0] = score;
    mixed = Math.imul(mixed ^ (mixed >>> 16) ^ (halves[0] ?? 0), 0x2c1b3c6d) ^ Math.imul(halves[1] ?? 0, 0xc2b2ae35);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
};

export const makeTally = () => {
  let size = 64;
  let slots = new Int32Array(size).fill(NOTHING);
  let scores = new Float64Array(size);
  let counts = new Float64Array(size);
  let entries = 0;

  const placeOf = (slot: number, score: number) => {
    let place = hash(slot, score) & (size - 1);
    while (slots[place] !== NOTHING && (slots[place] !== slot || scores[place] !== score))
      place = (place + 1) & (size - 1);
    return place;
  };

  const put = (slot: number, score: number, count: number) => {
    const place = placeOf(slot, score);
    if (slots[place] === NOTHING) {
      slots[place] = slot;
      scores[place] = score;
      entries += 1;
    }
    counts[place] = (counts[place] ?? 0) + count;
  };

  const each = (see: (slot: number, score: number, count: number) => void) => {
    for (let place = 0; place < size; place += 1) {
      const slot = slots[place] ?? NOTHING;
      if (slot !== NOTHING) see(slot, scores[place] ?? 0, counts[place] ?? 0);
    }
  };

  const grow = () => {
    const [oldSlots, oldScores, oldCounts] = [slots, scores, counts];
    size *= 2;
    slots = new Int32Array(size).fill(NOTHING);
    scores = new Float64Array(size);
    counts = new Float64Array(size);
    entries = 0;
    for (let place = 0; place < oldSlots.length; place += 1) {
      const slot = oldSlots[place] ?? NOTHING;
      if (slot !== NOTHING) put(slot, oldScores[place] ?? 0, oldCounts[place] ?? 0);
    }
  };

  return {
    add: (slot: number, score: number, count: number) => {
      put(slot, score, count);
      if (entries * 3 > size * 2) grow();
    },
    each,
    entries: () => entries,
  };
};
export type Tally = ReturnType<typeof makeTally>;
