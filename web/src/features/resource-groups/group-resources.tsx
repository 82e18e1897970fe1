import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupDetail } from '#domain/groups/group.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { lazyPart } from '#web/parts.ts';
import { Others } from './others.tsx';
import type { PickedChange } from './pick-resources.tsx';
import type { What } from './resources.ts';

const PickResources = lazyPart(() => import('./pick-resources.tsx'));

type GroupResourcesProps = { group: GroupDetail; what: What };

/** The first resources of a group, a link to all, and buttons to add or remove some. */
export const GroupResources = ({ group, what }: GroupResourcesProps) => {
  const { t, i18n } = useTranslation();
  const [way, setWay] = useState<PickedChange>();
  const { total, first } = group.contents[what];
  return (
    <Container
      fitHeight
      header={
        <Header
          variant="h2"
          counter={`(${total.toLocaleString(i18n.language)})`}
          actions={
            !group.deleting && (
              <SpaceBetween direction="horizontal" size="xs">
                {total > 0 && <Button onClick={() => setWay('out')}>{t('resourceGroups.pick.out.open')}</Button>}
                <Button onClick={() => setWay('in')}>{t('resourceGroups.pick.in.open')}</Button>
              </SpaceBetween>
            )
          }
        >
          {t(`resourceGroups.counted.${what}`)}
        </Header>
      }
    >
      <SpaceBetween size="s">
        {total > 0 && (
          <ul className="list-names typed">
            {first.map(({ id, name }) => (
              <li key={id}>
                <RouterLink to={`/${what}/detail/${id}`}>{name}</RouterLink>
              </li>
            ))}
          </ul>
        )}
        <Others total={total} shown={first.length} all={`/${what}?resource_groups=${group.id}`}>
          {t(`resourceGroups.empty.${what}`)}
        </Others>
      </SpaceBetween>
      <Suspense>
        {way && <PickResources key={way} {...{ group, what, way }} onClose={() => setWay(undefined)} />}
      </Suspense>
    </Container>
  );
};
