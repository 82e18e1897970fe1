/** The people who were erased, whose names the trail keeps and nobody is shown. */
import * as z from 'zod';
import { pseudonymOf } from '#domain/erased.ts';
import { keys } from './keys.ts';
import { every } from './paging.ts';
import type { Write } from './transaction.ts';

const Erased = z.object({ id: z.string() });

/** Their pseudonyms, by their ids. There are never many, and most companies have none. */
export const erasedPeople = async (): Promise<ReadonlyMap<string, string>> => {
  const found = await every({ pk: keys.erased('').pk, prefix: 'ERASED#', schema: Erased });
  return new Map(found.map(({ id }) => [id, pseudonymOf(id)]));
};

export const noteErased = (person: string, at: string): Write => ({ put: { ...keys.erased(person), id: person, at } });
