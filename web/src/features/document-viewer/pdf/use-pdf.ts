import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileAddress } from '../fetch-file.ts';
import { openPdf } from './open-pdf.ts';
import {
  AnnotationMode,
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from './pdf-library.ts';

/** In containers wider than this (pixels), pages are shown at 125% instead of the full width. */
const ROOMY = 1000;

export type Found = { current: number; total: number; isOver: boolean };

type Shown = { viewer: InstanceType<typeof PDFViewer>; events: InstanceType<typeof EventBus> };

/** pdf.js asks for texts; only the page name for screen readers is provided. */
const wordsOf = (pageName: (page: number) => string) => {
  const name = (element: Element) => {
    const { page } = JSON.parse(element.getAttribute('data-l10n-args') ?? '{}');
    element.setAttribute('aria-label', pageName(Number(page)));
  };
  return {
    getLanguage: () => 'en-us',
    getDirection: () => 'ltr',
    get: async () => '',
    translate: async (element: Element) => {
      for (const one of [element, ...element.querySelectorAll('[data-l10n-id]')])
        if (one.getAttribute('data-l10n-id') === 'pdfjs-page-landmark') name(one);
    },
    translateOnce: async () => {},
    destroy: async () => {},
    pause: () => {},
    resume: () => {},
  };
};

/** Shows a PDF in a container whose first child holds the pages. */
export const usePdf = (
  box: RefObject<HTMLDivElement | null>,
  { address, size }: { address: FileAddress; size: number },
) => {
  const { t } = useTranslation();
  const shown = useRef<Shown>(undefined);
  /** True once the user changed the zoom, which is then kept. */
  const isZoomed = useRef(false);
  const [error, setError] = useState<unknown>();
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(100);
  const [found, setFound] = useState<Found>();

  // A layout effect, because the viewer must close before its elements are removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language what is shown stays
  useLayoutEffect(() => {
    const container = box.current;
    if (!container) return;
    container.tabIndex = 0; // a scroll area needs keyboard focus
    const events = new EventBus();
    const linkService = new PDFLinkService({ eventBus: events, externalLinkTarget: LinkTarget.BLANK });
    const findController = new PDFFindController({ eventBus: events, linkService });
    const viewer = new PDFViewer({
      container,
      eventBus: events,
      linkService,
      findController,
      annotationMode: AnnotationMode.ENABLE, // form fields are drawn, not editable
      removePageBorders: true,
      l10n: wordsOf((number) => t('viewer.page', { page: number })) as never, // implements all that is called
    });
    linkService.setViewer(viewer);
    shown.current = { viewer, events };
    const toFit = () => {
      viewer.currentScaleValue = container.clientWidth > ROOMY ? '1.25' : 'page-width';
    };
    events.on('pagesinit', toFit);
    events.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => setPage(pageNumber));
    events.on('scalechanging', ({ scale }: { scale: number }) => setZoom(Math.round(scale * 100)));
    const showMatches = ({ matchesCount, state }: { matchesCount: Omit<Found, 'isOver'>; state?: number }) =>
      setFound((before) => ({
        ...matchesCount,
        isOver: state === undefined ? (before?.isOver ?? false) : state !== FindState.PENDING,
      }));
    events.on('updatefindmatchescount', showMatches);
    events.on('updatefindcontrolstate', showMatches);

    let isLeft = false;
    const pdf = openPdf({ address, size, onFailed: setError });
    pdf.ready.then(
      (document) => {
        if (isLeft) return;
        setPages(document.numPages);
        viewer.setDocument(document);
        linkService.setDocument(document);
      },
      (failed: unknown) => {
        if (!isLeft) setError(failed);
      },
    );
    const resized = new ResizeObserver(() => {
      if (container.clientWidth === 0) return;
      if (viewer.pagesCount > 0 && !isZoomed.current) toFit();
      viewer.update();
    });
    resized.observe(container);
    return () => {
      isLeft = true;
      resized.disconnect();
      shown.current = undefined;
      viewer.setDocument(null as never); // releases the document, despite its types
      pdf.close();
    };
  }, [address, size, box]);

  const act = useMemo(() => {
    const find = (query: string, direction: 'first' | 'next' | 'previous') =>
      shown.current?.events.dispatch('find', {
        source: null,
        type: direction === 'first' ? '' : 'again',
        query,
        highlightAll: true,
        findPrevious: direction === 'previous',
      });
    return {
      toPage: (number: number) => {
        if (shown.current) shown.current.viewer.currentPageNumber = number;
      },
      zoom: (direction: 'in' | 'out' | 'width') => {
        isZoomed.current = true;
        if (direction === 'in') shown.current?.viewer.increaseScale();
        else if (direction === 'out') shown.current?.viewer.decreaseScale();
        else if (shown.current) shown.current.viewer.currentScaleValue = 'page-width';
      },
      find,
      endFind: () => {
        shown.current?.events.dispatch('findbarclose', { source: null });
        setFound(undefined);
      },
    };
  }, []);

  return { error, pages, page, zoom, found, act };
};
