import Checkbox from '@cloudscape-design/components/checkbox';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherSessions } from '../sign-in-methods.ts';

/** Checkbox for whether the user's other sessions end, which is the default. */
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
