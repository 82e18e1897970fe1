import Checkbox from '@cloudscape-design/components/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherSessions } from '../sign-in-methods.ts';

/** What becomes of the other places where somebody is signed in: they end, unless it is said that they shall not. */
export const useOtherSessions = () => {
  const { t } = useTranslation();
  const [otherSessions, choose] = useState<OtherSessions>('end');
  const choice = (
    <Checkbox
      checked={otherSessions === 'end'}
      description={t(`security.otherSessions.${otherSessions}`)}
      onChange={({ detail }) => choose(detail.checked ? 'end' : 'keep')}
    >
      {t('security.otherSessions.label')}
    </Checkbox>
  );
  return { otherSessions, choice };
};
