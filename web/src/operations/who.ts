/** The signed-in user for error reports and feature flags, as soon as the page has loaded the user. */
import type { CurrentUser } from '#domain/people/user.ts';
import { CURRENT_USER, queryClient } from '#web/app/query-client.ts';

const present = () => queryClient.getQueryData<CurrentUser>(CURRENT_USER);

/** Calls back immediately and after each change of the user. */
export const whoeverIsHere = (onUser: (user: CurrentUser | undefined) => void) => {
  let last = present();
  onUser(last);
  queryClient.getQueryCache().subscribe(() => {
    const now = present();
    if (now === last) return;
    last = now;
    onUser(now);
  });
};
