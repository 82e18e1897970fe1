import Link from '@cloudscape-design/components/link';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EntryState, useEntryState } from '../entry-state.ts';

type EntryLinkProps = { to: '/signin' | '/sso' | '/forgot-password'; username: string | undefined; children: string };

/** Link between entry pages. Passes the typed address on and restores it on return. */
export const EntryLink = ({ to, username: typed, children }: EntryLinkProps) => {
  const navigate = useNavigate();
  const { state: here } = useLocation();
  const { from, username: known } = useEntryState();
  const username = typed?.trim();

  const follow = async () => {
    if (username !== known) await navigate('.', { replace: true, state: { ...here, username } });
    await navigate(to, { state: { from, username } satisfies EntryState });
  };
  return (
    <Link
      href={to}
      onFollow={(event) => {
        event.preventDefault();
        void follow();
      }}
    >
      {children}
    </Link>
  );
};
