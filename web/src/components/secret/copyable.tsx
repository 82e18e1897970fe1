import Box from '@cloudscape-design/components/box';
import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import { useTranslation } from 'react-i18next';
import './copyable.css';

export const Copyable = ({ text, copy }: { text: string; copy: string }) => {
  const { t } = useTranslation();
  return (
    <div className="copyable">
      <Box variant="code">{text}</Box>
      <CopyToClipboard
        variant="icon"
        textToCopy={text}
        copyButtonAriaLabel={copy}
        copySuccessText={t('secret.copied')}
        copyErrorText={t('secret.notCopied')}
      />
    </div>
  );
};
