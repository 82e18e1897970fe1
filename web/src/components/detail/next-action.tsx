import { useLocation } from 'react-router-dom';
import { nextAction } from '#domain/applications/next-action.ts';
import type { Decidable } from '#domain/waiting.ts';
import { PageButton } from '#web/components/page/page-button.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { useReadOnly } from './shown.ts';

type NextActionProps<S> = {
  subject: Decidable;
  steps: readonly S[];
  mayEdit: boolean;
  placeOf: (step: S) => string;
  labelOf: (step: S) => string;
};

/** The one step that the reader can take now; nothing on the page where it is taken. */
export const NextAction = <S extends { step: string }>(props: NextActionProps<S>) => {
  const { subject, steps, mayEdit, placeOf, labelOf } = props;
  const { pathname, state } = useLocation();
  const { id, first_name, last_name, email, roles } = useCurrentUser();
  const isReadOnly = useReadOnly();
  const person = { isOwn: (other: string) => other === id, name: `${first_name} ${last_name}`, email, roles, mayEdit };
  const step = isReadOnly ? undefined : nextAction(person, subject, steps);
  if (!step) return null;
  const place = placeOf(step);
  if (place === pathname) return null;
  return (
    <PageButton variant="primary" to={place} state={state}>
      {labelOf(step)}
    </PageButton>
  );
};
