import type { Framework } from '#domain/frameworks/framework.ts';
import type { LibraryRisk } from './library.ts';

/** Category and description in English and Spanish, by the id of the requirement. */
export type About = Readonly<Record<string, readonly [category: LibraryRisk['category'], en: string, es: string]>>;

/** The entries of a list in the catalog as risks. */
export const risksOf = ({ id: framework, own_ids, requirements }: Framework, about: About): LibraryRisk[] =>
  requirements.flatMap(({ id, title }) => {
    const known = about[id];
    if (!known || !title) return [];
    const [category, en, es] = known;
    return [{ id: `${framework}.${id}`, code: own_ids ? null : id, title, about: { en, es }, category }];
  });
