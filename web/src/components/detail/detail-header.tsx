import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';

const EDIT = '?edit';

type DetailHeaderProps = {
  name: string;
  /** The title of the document; null if the content of the page sets it. */
  title?: string | null;
  mayEdit: boolean;
  /** Further actions beside the edit button. */
  more?: ReactNode;
  /** The next action of the reader. */
  primary?: ReactNode;
  /** Key facts below the name. */
  facts?: ReactNode;
  /** Version and date for the printed page. */
  printed?: { version: number; updated_at: string };
};

/** The name of an entity, its key facts and actions. Stays visible while the page scrolls. */
export const DetailHeader = ({ name, title = name, mayEdit, more, primary, facts, printed }: DetailHeaderProps) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <div className="detail-header">
      {title !== null && <PageTitle>{title}</PageTitle>}
      <Header
        variant="h1"
        info={<HelpLink />}
        {...((mayEdit || more || primary) && {
          actions: (
            <SpaceBetween direction="horizontal" size="xs">
              {more}
              {mayEdit && (
                <Button
                  iconName="edit"
                  href={EDIT}
                  onFollow={(event) => {
                    event.preventDefault();
                    navigate({ search: EDIT }, { state });
                  }}
                >
                  {t('actions.edit')}
                </Button>
              )}
              {primary}
            </SpaceBetween>
          ),
        })}
      >
        {name}
      </Header>
      {facts}
      {printed && (
        <p className="only-on-paper">
          {t('layout.printedVersion', {
            version: printed.version,
            when: formatMoment(printed.updated_at, i18n.language),
          })}
        </p>
      )}
    </div>
  );
};
