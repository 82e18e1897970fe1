import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router-dom';

type PageButtonProps = Pick<ButtonProps, 'variant' | 'iconName'> & { to: string; state?: unknown; children: string };

/** A Cloudscape button that navigates with the router. */
export const PageButton = ({ to, state, ...look }: PageButtonProps) => {
  const navigate = useNavigate();
  return (
    <Button
      {...look}
      href={to}
      onFollow={(event) => {
        event.preventDefault();
        navigate(to, { state });
      }}
    />
  );
};
