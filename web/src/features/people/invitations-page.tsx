import { useSearchParams } from 'react-router-dom';
import { InvitationsOutcome } from './invitations-outcome.tsx';
import { NewInvitations } from './new-invitations.tsx';

/** Invitations from a file; with `?batch`, their progress and result. */
export const InvitationsPage = () => {
  const [params] = useSearchParams();
  const batch = params.get('batch');
  return batch ? <InvitationsOutcome key={batch} id={batch} /> : <NewInvitations />;
};
