/** Who is signed in, as far as what looks after pages is concerned: known once the page has asked for them. */
import type { CurrentUser } from '#domain/user.ts';
import { CURRENT_USER, queryClient } from '#web/app/query-client.ts';

const present = () => queryClient.getQueryData<CurrentUser>(CURRENT_USER);

/** At once, and whenever it is somebody else, or they are called otherwise. */
export const whoeverIsHere = (tell: (user: CurrentUser | undefined) => void) => {
  let last = present();
  tell(last);
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== CURRENT_USER[0]) return;
    const now = present();
    if (now === last) return;
    last = now;
    tell(now);
  });
};
