import { useTranslation } from 'react-i18next';
import { KeysHelp } from '#web/components/keyboard/keys-help.tsx';

const KEYS = [
  ['j', 'next'],
  ['k', 'before'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

/** Lists the keys of use-list-keys.ts. */
const ListKeysHelp = () => {
  const { t } = useTranslation();
  return <KeysHelp title={t('list.keys.title')} keys={KEYS.map(([key, does]) => [key, t(`list.keys.${does}`)])} />;
};

export default ListKeysHelp;
