import { useTranslation } from 'react-i18next';
import { KeysHelp } from '#web/components/keyboard/keys-help.tsx';
import { KEYS } from './decide-keys.ts';

/** Lists the keys of decide-keys.ts and next-one.tsx. */
export const DecideKeysHelp = () => {
  const { t } = useTranslation();
  return (
    <KeysHelp
      title={t('approval.keys.title')}
      keys={[
        ...KEYS.map(([key, verdict]) => [key, t(`approval.verdicts.${verdict}`)] as const),
        ['Ctrl Enter', t('approval.keys.send')],
        ['n', t('approval.keys.next')],
      ]}
    />
  );
};
