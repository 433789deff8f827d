/** The specification leaves this page empty. */
export function AboutPage() {
  return <h1 className="unseen">About</h1>
}
