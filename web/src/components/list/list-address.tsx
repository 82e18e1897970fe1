import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';

type ListAddressProps = { parts: readonly string[]; onDrop: () => void };

/** Warns about parts of the address that are not valid: without them, the list shows more than the link intended. */
const ListAddress = ({ parts, onDrop }: ListAddressProps) => {
  const { t } = useTranslation();
  return (
    <Alert type="warning" action={<Button onClick={onDrop}>{t('list.dropParts')}</Button>}>
      {t('list.notUnderstood', { count: parts.length, parts: parts.join(', ') })}
    </Alert>
  );
};

export default ListAddress;
