import Button from '@cloudscape-design/components/button';
import { useNavigate } from 'react-router-dom';

/** Leads to another page. */
export const PageButton = ({ to, children }: { to: string; children: string }) => {
  const navigate = useNavigate();
  return (
    <Button
      href={to}
      onFollow={(event) => {
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </Button>
  );
};
