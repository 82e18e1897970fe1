import Button from '@cloudscape-design/components/button';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOriginState } from '#web/app/main-layout/origin.ts';

/** Leads to the list's own address with `?create`, where ListPage shows the form. */
export const CreateButton = ({ label }: { label: string }) => {
  const { pathname } = useLocation();
  const path = `${pathname}?create`;
  const navigate = useNavigate();
  const state = useOriginState();
  return (
    <Button
      variant="primary"
      href={path}
      onFollow={(event) => {
        event.preventDefault();
        navigate(path, { state });
      }}
    >
      {label}
    </Button>
  );
};
