import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { notSignedIn, unreachable } from '#web/api/problems.ts';
import { type Saving, save } from '#web/api/saving.ts';

type Note = { id: number; version: number; text: string };

/** Stores notes, each key once, as the API does. The test decides what happens to each response. */
const makeNotes = () => {
  const notes: Note[] = [];
  const answers = new Map<string, { text: string; note: Note }>();
  let afterwards: 'answered' | 'lost' | 'refused' | 'never arrived' = 'answered';
  let state: Saving<string, Note> = {};

  const send = async (text: string, saved: Note | undefined, key: string) => {
    if (afterwards === 'never arrived') throw new ApiError(unreachable(undefined));
    if (afterwards === 'refused') throw new ApiError(notSignedIn());
    const earlier = answers.get(key);
    if (earlier && earlier.text !== text) throw new Error('This key was used for another text.');
    const note = earlier?.note ?? { id: saved?.id ?? notes.length, version: (saved?.version ?? 0) + 1, text };
    notes[note.id] = note;
    answers.set(key, { text, note });
    if (afterwards === 'lost') throw new ApiError(unreachable(undefined));
    return note;
  };
  return {
    notes,
    saving: (text: string, then: typeof afterwards = 'answered') => {
      afterwards = then;
      return save(text, state, send, (next) => {
        state = JSON.parse(JSON.stringify(next)); // a draft stores it as JSON
      });
    },
  };
};

test('a resend after a lost answer creates one entity', async () => {
  const { notes, saving } = makeNotes();
  await expect(saving('One', 'lost')).rejects.toThrow(ApiError);
  expect(await saving('One')).toEqual({ saved: { id: 0, version: 1, text: 'One' }, isLate: false });
  expect(notes).toHaveLength(1);
});

test('a change after a lost answer updates the created entity', async () => {
  const { notes, saving } = makeNotes();
  await expect(saving('One', 'lost')).rejects.toThrow(ApiError);
  await expect(saving('Two', 'never arrived')).rejects.toThrow(ApiError);
  expect(await saving('Three')).toEqual({ saved: { id: 0, version: 2, text: 'Three' }, isLate: true });
  expect(notes).toHaveLength(1);
});

test('a change after a refusal is a new request', async () => {
  const { notes, saving } = makeNotes();
  await expect(saving('One', 'refused')).rejects.toThrow(ApiError);
  expect(await saving('Two')).toEqual({ saved: { id: 0, version: 1, text: 'Two' }, isLate: false });
  expect(notes).toHaveLength(1);
});

test('an update whose answer was lost is found, and the next builds on it', async () => {
  const { saving } = makeNotes();
  await saving('One');
  await expect(saving('Two', 'lost')).rejects.toThrow(ApiError);
  expect((await saving('Three')).saved).toEqual({ id: 0, version: 3, text: 'Three' });
});
