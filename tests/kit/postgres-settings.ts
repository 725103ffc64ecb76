/** Nothing of a test run outlives it, so nothing has to survive a power cut. */
export const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300', shared_buffers: '128MB' };
