import Box from '@cloudscape-design/components/box';

/** For an alert that is all of its page: its header is the page's title, at an alert's size. */
export const AlertTitle = ({ children }: { children: string }) => (
  <Box variant="h1" fontSize="body-m" fontWeight="bold" padding="n" color="inherit">
    {children}
  </Box>
);
