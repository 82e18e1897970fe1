import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { config } from '#web/config.ts';

type DocumentLinkProps = { href: string; children?: ReactNode };

/** Opens in a new tab to preserve the input. Stops the click, because the link is inside the checkbox label. */
const DocumentLink = ({ href, children }: DocumentLinkProps) => {
  const { t } = useTranslation();
  return (
    <a
      className="entry-link"
      href={href}
      target="_blank"
      rel="noopener"
      title={t('actions.opensInNewTab')}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </a>
  );
};

/** The documents to accept, each as a link. */
export const Terms = () => {
  const { terms_url = '/terms-of-use', privacy_url = '/privacy-policy' } = config();
  return (
    <Trans
      i18nKey="signIn.newPassword.terms"
      components={{ terms: <DocumentLink href={terms_url} />, privacy: <DocumentLink href={privacy_url} /> }}
    />
  );
};
