import { useLocation } from 'react-router-dom';
import { useOriginState } from '#web/app/main-layout/origin.ts';
import { PageButton } from '#web/components/page/page-button.tsx';

/** Leads to the list's own address with `?create`, where ListPage shows the form. */
export const CreateButton = ({ label }: { label: string }) => {
  const { pathname } = useLocation();
  const state = useOriginState();
  return (
    <PageButton variant="primary" to={`${pathname}?create`} state={state}>
      {label}
    </PageButton>
  );
};
