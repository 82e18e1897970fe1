import { useSearchParams } from 'react-router-dom';
import { InvitationsOutcome } from './invitations-outcome.tsx';
import { NewInvitations } from './new-invitations.tsx';

/** People from a file who are to be invited; or, with `?batch`, what has become of those who were. */
export const InvitationsPage = () => {
  const [params] = useSearchParams();
  const batch = params.get('batch');
  return batch ? <InvitationsOutcome key={batch} id={batch} /> : <NewInvitations />;
};
