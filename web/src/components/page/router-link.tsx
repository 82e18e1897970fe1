import Link from '@cloudscape-design/components/link';
import { useNavigate } from 'react-router-dom';

type RouterLinkProps = {
  to: string;
  state?: unknown;
  /** Distinguishes links with the same text. */
  ariaLabel?: string;
  /** In the size of small text. */
  quiet?: boolean;
  /** As the large value of a figure. */
  large?: boolean;
  children: string;
};

/** A Cloudscape link that navigates with the router. */
export const RouterLink = ({ to, state, ariaLabel, quiet = false, large = false, children }: RouterLinkProps) => {
  const navigate = useNavigate();
  return (
    <Link
      href={to}
      {...(ariaLabel !== undefined && { ariaLabel })}
      {...(quiet && { fontSize: 'body-s' as const })}
      {...(large && { variant: 'awsui-value-large' as const })}
      onFollow={(event) => {
        event.preventDefault();
        navigate(to, { state });
      }}
    >
      {children}
    </Link>
  );
};
