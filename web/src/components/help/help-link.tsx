import Link from '@cloudscape-design/components/link';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OpenHelp } from './help-context.ts';
import { helpTopicOf } from './topics.ts';

/** Opens the help for the page. Stands beside the heading. */
export const HelpLink = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const open = useContext(OpenHelp);
  if (helpTopicOf(pathname) === undefined) return null;
  return (
    <span className="not-on-paper">
      <Link variant="info" ariaLabel={t('layout.help.open')} onFollow={open}>
        {t('layout.help.info')}
      </Link>
    </span>
  );
};
