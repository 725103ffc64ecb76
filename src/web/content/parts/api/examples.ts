/** Examples of calls that need no account; tests/matrix/api-examples.test.ts makes each of them. */

/** What is sent as `data`, and a part of what comes back as `result`. */
type Example = { readonly data: Readonly<Record<string, unknown>>; readonly result: Readonly<Record<string, unknown>> };

export const apiExamples: Readonly<Record<string, Example>> = {
  getContact: { data: {}, result: { operator: '…', email: '…' } },
  searchOffers: { data: { premisesPurpose: 'office', minArea: 50, page: 1 }, result: { items: [], page: 1, pages: 1, total: 0 } },
  placesAutocomplete: { data: { input: 'Łódź' }, result: { predictions: ['…'] } },
  onAskGeminiAboutFAQ: { data: { question: 'Gdzie trafia kaucja?' }, result: { author: 'text', sources: ['deposit-where'] } },
  getFaqSettings: { data: {}, result: { ai: false } },
  getPromotion: { data: {}, result: { from: '2025-03-10', to: '2025-05-31', state: 'ended', left: null } },
};
