import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { config } from '#web/config.ts';

type DocumentLinkProps = { href: string; children?: ReactNode };

/** In a tab of its own, so that what was typed stays; and without a word to the checkbox, in whose label it stands. */
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

/** What is agreed to, each document where it can be read. */
export const Terms = () => {
  const { terms_url = '/terms-of-use', privacy_url = '/privacy-policy' } = config();
  return (
    <Trans
      i18nKey="signIn.newPassword.terms"
      components={{ terms: <DocumentLink href={terms_url} />, privacy: <DocumentLink href={privacy_url} /> }}
    />
  );
};
