/** Who is signed in, for error reports and feature flags: known once the page has asked for it. */
import type { CurrentUser } from '#domain/people/user.ts';
import { CURRENT_USER, queryClient } from '#web/app/query-client.ts';

const present = () => queryClient.getQueryData<CurrentUser>(CURRENT_USER);

/** Calls back at once, and whenever the user or something about them changes. */
export const whoeverIsHere = (tell: (user: CurrentUser | undefined) => void) => {
  let last = present();
  tell(last);
  queryClient.getQueryCache().subscribe(() => {
    const now = present();
    if (now === last) return;
    last = now;
    tell(now);
  });
};
