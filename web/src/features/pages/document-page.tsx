import { useTranslation } from 'react-i18next';
import { WholePage } from './whole-page.tsx';

/** Placeholder for a document if the tenant configured no URL for it. */
const DocumentPage = ({ document }: { document: 'terms' | 'privacy' }) => {
  const { t } = useTranslation();
  return (
    <main>
      <WholePage title={t(`pages.documents.${document}`)} text={t('pages.documents.text')} />
    </main>
  );
};

export const TermsPage = () => <DocumentPage document="terms" />;
export const PrivacyPage = () => <DocumentPage document="privacy" />;
