import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#web/components/load-failed.tsx';

type TileProps = { title: string; description?: string; actions?: ReactNode; footer?: ReactNode; children: ReactNode };

export const Tile = ({ title, description, actions, footer, children }: TileProps) => (
  <Container
    fitHeight
    header={
      <Header variant="h2" {...{ description, actions }}>
        {title}
      </Header>
    }
    footer={footer}
  >
    {children}
  </Container>
);

/** Figures that are asked for by themselves. */
export type Asked<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

type AskedTileProps<T> = { title: string; asked: Asked<T>; children: (data: T) => ReactNode };

/** A tile whose figures come by themselves, or do not come. */
export const AskedTile = <T,>({ title, asked: { data, error, refetch }, children }: AskedTileProps<T>) => {
  const { t } = useTranslation();
  if (data) return children(data);
  return (
    <Tile title={title}>
      {error ? (
        <LoadFailed what={t('dashboard.tileFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <StatusIndicator type="loading">{t('actions.loading')}</StatusIndicator>
      )}
    </Tile>
  );
};
