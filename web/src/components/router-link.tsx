import Link from '@cloudscape-design/components/link';
import { useNavigate } from 'react-router-dom';

type RouterLinkProps = { to: string; state?: unknown; children: string };

/** A Cloudscape link that the router follows. */
export const RouterLink = ({ to, state, children }: RouterLinkProps) => {
  const navigate = useNavigate();
  return (
    <Link
      href={to}
      onFollow={(event) => {
        event.preventDefault();
        navigate(to, { state });
      }}
    >
      {children}
    </Link>
  );
};
