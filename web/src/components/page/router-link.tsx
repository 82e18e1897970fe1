import Link from '@cloudscape-design/components/link';
import { useNavigate } from 'react-router-dom';

type RouterLinkProps = {
  to: string;
  state?: unknown;
  /** Where several say the same, what tells one from another as well. */
  ariaLabel?: string;
  /** As small as the text around it. */
  quiet?: boolean;
  children: string;
};

/** A Cloudscape link that the router follows. */
export const RouterLink = ({ to, state, ariaLabel, quiet = false, children }: RouterLinkProps) => {
  const navigate = useNavigate();
  return (
    <Link
      href={to}
      {...(ariaLabel !== undefined && { ariaLabel })}
      {...(quiet && { fontSize: 'body-s' as const })}
      onFollow={(event) => {
        event.preventDefault();
        navigate(to, { state });
      }}
    >
      {children}
    </Link>
  );
};
