import renderPage, * as product from '../../../../src/web/app/entry.server.tsx';

// Rendered, asked and answered as the product's pages are.
export const { answerWith, handleError, openPage, sharedPage } = product;
export default renderPage;
