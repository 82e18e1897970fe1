/** Who is signed in, as far as what looks after pages is concerned: known once the page has asked for them. */
import type { Company } from '#domain/company/company.ts';
import type { CurrentUser } from '#domain/people/user.ts';
import { COMPANY, CURRENT_USER, queryClient } from '#web/app/query-client.ts';

/** Their company is added once the page has asked for that, too. */
export type Present = CurrentUser & { companyId: string | undefined };

const present = (): Present | undefined => {
  const user = queryClient.getQueryData<CurrentUser>(CURRENT_USER);
  return user && { ...user, companyId: queryClient.getQueryData<Company>(COMPANY)?.id };
};

/** What is kept of each, to see whether it is another. */
const kept = () => [CURRENT_USER, COMPANY].map((key) => queryClient.getQueryData(key));

/** At once, and whenever it is somebody else, or they are called otherwise. */
export const whoeverIsHere = (tell: (user: Present | undefined) => void) => {
  let last = kept();
  tell(present());
  queryClient.getQueryCache().subscribe(() => {
    const now = kept();
    if (now.every((one, index) => one === last[index])) return;
    last = now;
    tell(present());
  });
};
