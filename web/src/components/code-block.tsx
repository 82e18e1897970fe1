import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import { useTranslation } from 'react-i18next';
import './code-block.css';

export const CodeBlock = ({ label, children: text }: { label: string; children: string }) => {
  const { t } = useTranslation();
  return (
    <div className="code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the code */}
      <section tabIndex={0} aria-label={label}>
        <pre>{text}</pre>
      </section>
      <CopyToClipboard
        variant="icon"
        textToCopy={text}
        copyButtonAriaLabel={`${t('apiAccess.snippets.copy')}: ${label}`}
        copySuccessText={t('apiAccess.snippets.copied')}
        copyErrorText={t('apiAccess.snippets.notCopied')}
      />
    </div>
  );
};
