import { spoken } from '#lambdas/languages.ts';
import { chosenLanguage } from '#lambdas/people/language-store.ts';
import { movedAccounts } from '#lambdas/user-pool/moved-account-store.ts';

/** On failure the default applies, because a message in another language is better than none. */
export const languageOfReader = async ({ sub, locale }: Readonly<Record<string, string | undefined>>) => {
  const chosen = sub === undefined ? undefined : movedAccounts.personOf(sub).then(chosenLanguage);
  const known = await chosen?.catch((error: unknown) =>
    console.error('The language of the user could not be determined.', error),
  );
  return spoken(known ?? locale);
};
