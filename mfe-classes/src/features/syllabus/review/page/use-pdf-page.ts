import { demandOk } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const readFile = async (address: string, signal: AbortSignal) => {
  const response = await fetch(address, { signal });
  await demandOk(response);
  return response.arrayBuffer();
};

/** A page of a PDF. The file is fetched once; it never changes under its address. */
export const usePdfPage = (address: string, page: number) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['pdf-page', address, page],
    queryFn: async ({ signal }) => {
      const [file, { renderPdfPage }] = await Promise.all([
        client.fetchQuery({
          queryKey: ['file', address],
          queryFn: (fetching) => readFile(address, fetching.signal),
          staleTime: Infinity,
          gcTime: 60_000,
        }),
        import(/* webpackChunkName: 'pdf-page' */ './render-pdf-page.ts'),
      ]);
      return renderPdfPage(file, page, signal);
    },
    staleTime: Infinity,
    structuralSharing: false, // a blob cannot be compared
  });
};
