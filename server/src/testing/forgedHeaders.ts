/** Headers by which a caller pretends to be somebody else each time, as they leave the caller's own machine. */
export function forgedHeaders(n: number): Record<string, string> {
  const address = `203.0.113.${n % 250}`
  return {
    'x-forwarded-for': n % 2 === 0 ? address : `${address}, 198.51.100.${n % 250}`,
    'x-real-ip': address,
    forwarded: `for=${address}`,
    'x-client-ip': address,
    'true-client-ip': address,
  }
}

/** The same after the documented nginx (`$proxy_add_x_forwarded_for`): it appends whom it heard from. */
export function throughProxy(headers: Readonly<Record<string, string>>, address: string): Record<string, string> {
  const claimed = headers['x-forwarded-for']
  return { ...headers, 'x-forwarded-for': claimed === undefined ? address : `${claimed}, ${address}` }
}
